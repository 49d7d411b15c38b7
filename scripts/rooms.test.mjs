import { expect, it } from 'vitest';
import { twoWayPairs } from './rooms.mjs';

it('tells rooms of the views that import each other, by their subfolders where they have some', () => {
  const files = {
    'src/views/form/Form.tsx': "import { states } from '../states/states.ts';",
    'src/views/states/Dialog.tsx': "const Form = lazy(() => import('../form/Form.tsx'));",
    'src/views/list/ListPage.tsx': "import { rows } from './rows/rows.ts';",
    'src/views/list/tools/Tools.tsx': "import { rows } from '../rows/rows.ts';",
    'src/views/trail/trail.ts': "import { state } from '../list/address/state.ts';",
    'src/views/list/rows/rows.ts': "import { trail } from '../../trail/trail.ts';",
  };
  expect(twoWayPairs(files)).toEqual([
    'src/views/form and src/views/states import each other: src/views/form/Form.tsx imports src/views/states/states.ts, src/views/states/Dialog.tsx imports src/views/form/Form.tsx',
  ]);
});
