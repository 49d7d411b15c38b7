import { describe, expect, test } from 'vitest';
import { lint } from '../../tests/support/lint.mjs';

const declares = 'export const one = 1;\n';
const uses = (specifier) => `import { one } from '${specifier}';\n\nexport const two = one + 1;\n`;

const refused = [
  ['schema/a.ts', uses('../server/b.ts'), 'zones(imports) schema imports only schema, not server/b.ts.'],
  ['schema/a.ts', uses('../src/b.ts'), 'zones(imports) schema imports only schema, not src/b.ts.'],
  ['schema/a.ts', uses('react'), 'zones(imports) schema runs everywhere'],
  ['schema/a.ts', uses('node:fs'), 'zones(imports) schema runs everywhere'],
  [
    'schema/a.ts',
    "import type { one } from 'pg';\n\nexport type One = typeof one;\n",
    'zones(imports) schema runs everywhere',
  ],
  ['schema/a.ts', "export { one } from 'lodash';\nexport const two = 2;\n", 'zones(imports) schema runs everywhere'],
  ['schema/a.ts', "export type One = import('fastify').One;\n", 'zones(imports) schema runs everywhere'],
  ['server/a.ts', uses('../src/b.ts'), 'zones(imports) server imports only server and schema, not src/b.ts.'],
  ['server/a.ts', uses('../demo/b.ts'), 'zones(imports) server imports only server and schema, not demo/b.ts.'],
  ['server/a.ts', uses('../tests/support/b.ts'), 'zones(imports) server imports only'],
  ['src/a.ts', uses('../server/b.ts'), 'zones(imports) src imports only src and schema, not server/b.ts.'],
  ['src/a.ts', "export const two = () => import('../server/b.ts');\n", 'zones(imports) src imports only'],
  ['demo/a.ts', uses('../src/b.ts'), 'zones(imports) demo imports only demo and server and schema, not src/b.ts.'],
  ['server/areas/identity/auth/a.ts', uses('../mail/b.ts'), 'server/areas/identity/auth stands alone'],
  ['server/areas/identity/auth/a.ts', uses('../../work/tasks/b.ts'), 'server/areas/identity/auth stands alone'],
  ['server/areas/people/area.ts', uses('../identity/auth/token.ts'), 'server/areas/people/area stands alone'],
  ['src/custom-pages/work/chat/a.ts', uses('../calendar/b.ts'), 'src/custom-pages/work/chat stands alone'],
  ['src/resources/people/talent.ts', uses('./partner.ts'), 'src/resources/people/talent stands alone'],
  ['src/widgets/a.ts', uses('../views/b.ts'), 'src/widgets stands below src/views'],
  ['src/views/a.ts', uses('../../generated/areas.ts'), 'only files at the root of src read it'],
  ['server/engine/a.ts', uses('../../generated/computed.ts'), 'only files at the root of server read it'],
  ['server/engine/a.ts', uses('../areas/people/b.ts'), 'stands below server/areas'],
  ['server/passing.ts', "export * from './b.ts';\nexport { two } from './c.ts';\n", 'zones(barrels)'],
  ['server/utils/a.ts', declares, 'zones(folders) A folder named utils says nothing'],
  ['src/a/helpers/a.ts', declares, 'zones(folders) A folder named helpers says nothing'],
  ['schema/misc/a.ts', declares, 'zones(folders) A folder named misc says nothing'],
  ['tests/common/a.ts', declares, 'zones(folders) A folder named common says nothing'],
  ['server/a.ts', 'export default 1;\n', 'import(no-default-export)'],
  ['server/a.ts', 'export const one: any = 1;\n', 'typescript(no-explicit-any)'],
  ['server/a.ts', '// @ts-ignore\nexport const one = 1;\n', 'typescript(ban-ts-comment)'],
  ['server/a.ts', 'const one = 1;\n', 'eslint(no-unused-vars)'],
  ['server/a.ts', '// TODO: finish\nexport const one = 1;\n', 'eslint(no-warning-comments)'],
  ['src/a.ts', "console.log('here');\n", 'eslint(no-console)'],
  ['src/a.test.ts', "import { test } from 'vitest';\n\ntest.skip('later', () => {});\n", 'vitest(no-disabled-tests)'],
  ['src/a.test.ts', "import { test } from 'vitest';\n\ntest('nothing', () => {});\n", 'vitest(expect-expect)'],
];

const clean = {
  'schema/a.ts':
    "import * as yup from 'yup';\nimport { parse } from 'libphonenumber-js/min';\n\nexport const one = [yup, parse];\n",
  'schema/b.ts': uses('./a.ts'),
  'schema/b.test.ts': uses('../server/a.ts'),
  'server/a.ts': uses('../schema/a.ts'),
  'server/run.ts': uses('../demo/a.ts'),
  'server/areas/identity/auth/session.ts': uses('./token.ts'),
  'server/areas/identity/auth/token.ts': uses('../../../../schema/a.ts'),
  'server/areas/identity/area.ts': uses('./auth/token.ts'),
  'src/views/a.ts': uses('../widgets/a.ts'),
  'src/a.ts': uses('../schema/a.ts'),
  'src/c.ts': uses('../generated/areas.ts'),
  'src/i18n/a.ts': uses('../../generated/words.ts'),
  'schema/rules/a.ts': uses('../../generated/statusTypes.ts'),
  'src/resources/people/talent.ts': uses('../../a.ts'),
  'demo/a.ts': uses('../server/a.ts'),
  'tests/api/a.ts': uses('../../server/a.ts'),
  'vite.config.ts': 'export default { server: {} };\n',
};

/** One tree with every fault, each in a file of its own, since a run of the linter costs more than all the files. */
const faults = refused.map(([file, text, expected], index) => [file.replace('/a.', `/a${index}.`), text, expected]);
const faulty = lint(Object.fromEntries(faults));

describe('the import rules', () => {
  test.each(faults)('%s is refused: %s', (file, _text, expected) => {
    expect(faulty.found.filter((line) => line.startsWith(`${file}: `)).join('\n')).toContain(expected);
  });

  test('a fault fails the run', () => {
    expect(faulty.passed).toBe(false);
  });

  test('a cycle is refused, one of mere types too', () => {
    const { found, passed } = lint({
      'server/a.ts': uses('./b.ts'),
      'server/b.ts': "import { two } from './a.ts';\n\nexport const one = () => two;\n",
      'server/c.ts': "import type { D } from './d.ts';\n\nexport type C = D[];\n",
      'server/d.ts': "import type { C } from './c.ts';\n\nexport type D = C | string;\n",
    });
    expect(found.filter((line) => line.includes('import(no-cycle)')).map((line) => line.slice(0, 11))).toEqual(
      expect.arrayContaining(['server/a.ts', 'server/b.ts', 'server/c.ts', 'server/d.ts']),
    );
    expect(passed).toBe(false);
  });

  test('a project that keeps them passes', () => {
    expect(lint(clean)).toEqual({ found: [], passed: true });
  });
});
