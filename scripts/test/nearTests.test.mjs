import { expect, it } from 'vitest';
import { testsNear } from './nearTests.mjs';

const sources = new Map(
  Object.entries({
    'server/areas/work/tasks/recurrence/series.ts': '',
    'server/areas/work/tasks/recurrence/series.test.ts': "import { series } from './series.ts';",
    'server/areas/work/tasks/tasks.ts': "import { series } from './recurrence/series.ts';",
    'server/areas/work/tasks/tasks.test.ts': "import { tasks } from './tasks.ts';",
    'server/areas/work/area.ts': "import { tasks } from './tasks/tasks.ts';",
    'generated/serverAreas.ts': "import { area } from '../server/areas/work/area.ts';",
    'server/app.ts': "import { areas } from '../generated/serverAreas.ts';",
    'server/app.test.ts': "import { buildApp } from './app.ts';",
    'server/engine/writing/patch.ts': '',
    'tests/support/taskSeries.ts': '',
    'tests/api/taskSeries.test.ts': "import { makeSeries } from '../support/taskSeries.ts';",
    'tests/api/killedSeries.test.ts': "import { startServer } from '../support/serve.ts';",
    'tests/api/people.test.ts': '',
    'schema/areas/people/entities/talent.ts': '',
    'tests/api/taskRights.test.ts': '',
    'tests/api/holdDays.test.ts': '',
    'tests/contract/writing.test.ts': '',
    'tests/contract/listing.test.ts': '',
    'tests/slow/series.test.ts': '',
  }),
);

it('finds the unit tests that import a file, the nearest first, and not through the lists of all areas', () => {
  const found = testsNear(['server/areas/work/tasks/recurrence/series.ts'], sources);
  expect(found.filter((file) => file.startsWith('server/'))).toEqual([
    'server/areas/work/tasks/recurrence/series.test.ts',
    'server/areas/work/tasks/tasks.test.ts',
  ]);
});

it('finds the tests on a database that are about it, or else about its area, and start no server', () => {
  const found = testsNear(['server/areas/work/tasks/recurrence/series.ts'], sources);
  expect(found.filter((file) => file.startsWith('tests/'))).toEqual([
    'tests/api/taskSeries.test.ts',
    'tests/api/taskRights.test.ts',
  ]);
});

it('finds those of the area where no name fits', () => {
  expect(testsNear(['schema/areas/people/entities/talent.ts'], sources)).toEqual(['tests/api/people.test.ts']);
});

it('runs what uses changed support, and a changed test itself', () => {
  expect(testsNear(['tests/support/taskSeries.ts'], sources)).toContain('tests/api/taskSeries.test.ts');
  expect(testsNear(['tests/api/holdDays.test.ts'], sources)).toEqual(['tests/api/holdDays.test.ts']);
});

it('runs the whole contract for a change of the engine that no name fits', () => {
  expect(testsNear(['server/engine/writing/patch.ts'], sources)).toEqual(['tests/contract/writing.test.ts']);
  expect(testsNear(['server/engine/kernel.ts'], sources)).toEqual([
    'tests/contract/writing.test.ts',
    'tests/contract/listing.test.ts',
  ]);
});
