import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { run } from '../run.mjs';

const only = (modulePath) => tsImport(modulePath, import.meta.url);

/**
 * Runs the tests in a copy of the project to which entities are added until there are that many, so that anybody sees
 * what they will take.
 * @param {number} count of entities
 * @param {string[]} stages and options of `scripts/test.mjs`
 * @returns {Promise<number>} the exit code
 */
export async function testManyEntities(count, stages) {
  const { copyProject } = await only('../../tests/support/projectCopy.ts');
  const { addEntities } = await only('../../tests/support/many/addEntities.ts');
  const copy = await copyProject();
  try {
    const added = await addEntities(copy, count);
    console.log(`added ${added.length} entities, so that there are ${count}, in ${copy.folder}`);
    const { code } = await run(process.execPath, [path.join(copy.folder, 'scripts/test.mjs'), ...stages], {
      cwd: copy.folder,
      env: { GREENROOM_ADDED_ENTITIES: String(added.length) },
    });
    return code;
  } finally {
    await copy.remove();
  }
}
