import { array, number, object, string, ValidationError, type InferType } from 'yup';
import { StartError } from '../startError.ts';

/** First member of a backup: its content and origin. */
export const manifestName = 'manifest.json';
/** Its last member: the SHA-256 of each one before, as `sha256sum` writes and checks them. */
export const sumsName = 'SHA256SUMS';

/** The parts of a DATA_DIR that a backup may hold, under the names that they have there. */
export type Part = 'postgres' | 'files';

const shape = object({
  /** Of this layout of archives. */
  format: number().oneOf([1]).required(),
  /** The release of Greenroom that made the backup. */
  release: string().required(),
  /** Start of the backup, in ISO 8601. */
  madeAt: string().datetime().required(),
  /** Operating system and kind of processor, as in "linux-x64". */
  platform: string().required(),
  /** The embedded database; null if the backup has none, since an outside one has tools of its own. */
  postgres: object({
    /** As in "18.4". */
    version: string().required(),
    major: number().integer().required(),
    /** Version of the system catalogs, by which PostgreSQL recognises data folders that it can open. */
    catalog: number().integer().required(),
  })
    .default(undefined)
    .nullable()
    .defined(),
  /** Place of the uploaded files: in the backup, or in an S3-compatible store. */
  files: string().oneOf(['included', 's3']).required(),
  /** The migrations that were applied to the database, in order. */
  migrations: array(object({ name: string().required(), hash: string().required() }).required()).required(),
}).noUnknown();

/** Content of a backup's manifest. */
export type Manifest = InferType<typeof shape>;

/**
 * Reads a manifest.
 * @throws Error where it is none, or one of a later layout
 */
export function readManifest(text: string): Manifest {
  try {
    return shape.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ValidationError)) throw error;
    throw new Error(`its ${manifestName} cannot be understood (${error.message})`, { cause: error });
  }
}

/** The parts of a DATA_DIR that a backup brings back. */
export function partsOf({ postgres, files }: Pick<Manifest, 'postgres' | 'files'>): Part[] {
  return [...(postgres ? (['postgres'] as const) : []), ...(files === 'included' ? (['files'] as const) : [])];
}

/** Properties of this machine and release, against which a manifest is checked. */
export interface Here {
  readonly release: string;
  readonly platform: string;
  /** Major version of the embedded PostgreSQL. */
  readonly major: number;
  /** The release's migrations: the hash of each by its name. */
  readonly migrations: ReadonlyMap<string, string>;
}

/**
 * Refuses a backup that cannot be opened here.
 * @throws StartError with one line that says what would be needed
 */
export function assertFits({ platform, postgres, release, migrations }: Manifest, here: Here): void {
  if (postgres && platform !== here.platform) {
    throw new StartError(
      `This backup was made on ${platform} and this machine is ${here.platform}: ` +
        'a database is restored on the same system and kind of processor.',
    );
  }
  if (postgres && postgres.major !== here.major) {
    throw new StartError(
      `This backup was made with PostgreSQL ${postgres.version} and this release brings ${here.major}: ` +
        `restore it with Greenroom ${release}.`,
    );
  }
  for (const { name, hash } of migrations) {
    if (here.migrations.get(name) === hash) continue;
    const fault = here.migrations.has(name) ? 'has another text for' : 'does not know';
    throw new StartError(
      `This backup was made by Greenroom ${release}, and this one (${here.release}) ${fault} its migration ${name}: ` +
        'restore it with that release or a later one.',
    );
  }
}
