import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Time that one file of tests took a worker, imports and hooks included. */
export interface FileTime {
  /** The project in vitest.config.ts. */
  readonly project: string;
  /** The path in the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** Writes the time of each file as JSON. Vitest's own JSON report leaves out hooks, imports and projects. */
export class FileTimesReporter implements Reporter {
  readonly #path: string;
  /** Times that workers took to set up their environment, which each of their files reports anew. */
  readonly #environments = new Set<number>();

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => {
      const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
      const environment = this.#environments.has(environmentSetupDuration) ? 0 : environmentSetupDuration;
      this.#environments.add(environmentSetupDuration);
      const milliseconds = duration + collectDuration + setupDuration + environment;
      return { project: module.project.name, file: module.relativeModuleId, seconds: milliseconds / 1000 };
    });
    writeFileSync(this.#path, JSON.stringify(times));
  }
}
