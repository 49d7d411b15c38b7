import { registerAssistants } from './assistants/assistants.ts';
import { registerImports, type ImportWork } from './imports/imports.ts';
import { registerImportSweeps } from './imports/sweeps.ts';
import type { ServerArea } from '../../house.ts';

declare module 'fastify' {
  interface FastifyInstance {
    imports: ImportWork;
  }
}

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, storage }) => {
    const imports = registerImports(app, { engine, storage, waiting: () => jobs.wake('wake-imports') });
    app.decorate('imports', imports);
    registerImportSweeps(jobs, imports, pools);
    registerAssistants(app, engine);
  },
};
