import type { MatrixLevel } from '../../../schema/access/levels.ts';
import { matrixRow } from '../../../schema/access/matrix.ts';
import { builtResources } from '../../../schema/access/built.ts';
import type { Resource } from '../../../schema/access/resources.ts';
import type { LevelsByResource } from '../../../schema/access/matrix.ts';

/** Props of both layouts of the matrix, the table and the blocks of a phone. */
export interface MatrixProps {
  readonly value: LevelsByResource;
  readonly isReadOnly: boolean;
  readonly onTick: (resource: Resource, level: MatrixLevel, isTicked: boolean) => void;
  readonly onTickColumn: (level: MatrixLevel, isTicked: boolean) => void;
}

/** Resources with a row; the same for every person. Levels of parts that are still to come stay as they are. */
export const shownResources: readonly Resource[] = builtResources.filter((resource) => !matrixRow(resource).hidden);
