import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../../../schema/access/access.ts';
import { importCalls, type ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { shortcutOf } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import { importFileLimit } from '../../../../schema/rules/limits.ts';
import { longestName, plainFilename } from '../../../../schema/rules/filenames.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { keepWhole } from '../../../engine/media/keepWhole.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { readForm } from '../../../plugins/form.ts';
import type { ImportDeps } from './deps.ts';
import { beginImport } from './importSteps.ts';
import { importedEntity } from './writableTargets.ts';

const formLimits = { fieldNameSize: 100, fieldSize: 2000, fields: 10, files: 1, fileSize: importFileLimit };
const type = 'CSV';

interface SentFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Reads the CSV file of a form as a whole; its other fields are passed over. */
async function readCsv(request: FastifyRequest): Promise<SentFile> {
  let sent: SentFile | undefined;
  for await (const part of readForm(request)) {
    if (part.type === 'field') continue;
    if (part.fieldname !== 'file') throw invalid([fieldRefusal(part.fieldname, 'unknownField')]);
    const filename = plainFilename(part.filename).slice(-longestName);
    if (!filename.toLowerCase().endsWith('.csv'))
      throw invalid([fieldRefusal('file', 'fileExtension', { file: filename, types: 'csv' })]);
    const content = await buffer(part.file);
    if (part.file.truncated) {
      const params = { file: filename, type, limit: importFileLimit / 1_000_000 };
      throw new RefusalError('bodyTooLarge', 'fileTooLarge', { params });
    }
    if (content.length === 0) throw invalid([fieldRefusal('file', 'emptyFile', { file: filename })]);
    sent = { filename, content };
  }
  if (!sent) throw invalid([fieldRefusal('file', 'required')]);
  return sent;
}

/**
 * Registers the addresses at which a file with known headings is imported in one call (CM 7): it is kept as an upload, and
 * read and checked like any other, up to what a person decides.
 */
export function registerShortcuts(
  app: FastifyInstance,
  { engine, storage }: ImportDeps,
  told: (actor: Actor, id: string) => Promise<ImportDetail>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits });
    registerCall(
      scope,
      importCalls.beginShort,
      async ({ actor, params: { shortcut }, request }) => {
        const agencyId = agencyOf(actor);
        const { kind } = shortcutOf(shortcut);
        try {
          requireRight(engine, actor, 'create', importedEntity(engine, kind).name);
          const { filename, content } = await readCsv(request);
          const facts = { agencyId, accountId: actor.accountId, filename, at: engine.clock() };
          const nothing = { width: null, height: null, duration: null };
          const found = { content_type: 'text/csv', type_of_media: 'document' as const, ...nothing };
          const deps = { database: engine.database, storage };
          const mediaId = await keepWhole(deps, facts, { content, found, sizes: [] });
          return await told(actor, await beginImport(engine, actor, kind, mediaId, shortcut));
        } catch (error) {
          // The client reads the answer only after sending everything.
          request.raw.unpipe();
          request.raw.resume();
          throw error;
        }
      },
      { config: { isUpload: true } },
    );
  });
}
