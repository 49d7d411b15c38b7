import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';

/** A bundle that runs in this process. */
export interface CompiledCode {
  /** The bundle's exports. */
  readonly exports: unknown;
  /**
   * Keeps what V8 compiled of it until now for the next start, if this one had nothing of the kind. Never fails: whoever
   * may not write beside the bundle compiles it anew at each start.
   */
  keep(): Promise<void>;
}

type BundleFunction = (exports: unknown, require: NodeJS.Require, module: unknown, file: string, dir: string) => void;

/**
 * Returns the path of the compiled code; a release leaves it out by its dot. Node keeps compiled code by itself
 * (`module.enableCompileCache`) from 22.1 on only.
 */
function cacheOf(file: string, source: string): string {
  const hash = createHash('sha256').update(process.version).update(source).digest('hex').slice(0, 16);
  return join(dirname(file), `.${basename(file)}.${hash}.cache`);
}

function readCache(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Runs a CommonJS bundle with the code that an earlier start compiled of it. Compiling is a third of a start: megabytes
 * of source, and each function at its first call.
 * @param file absolute path of the bundle
 */
export function runCompiled(file: string): CompiledCode {
  const source = readFileSync(file, 'utf8');
  const cache = cacheOf(file, source);
  const cachedData = readCache(cache);
  const script = new Script(Module.wrap(source), {
    // As modules are named in stacks of errors.
    filename: pathToFileURL(file).href,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle = { exports: {} };
  const run = script.runInThisContext() as BundleFunction;
  run(bundle.exports, createRequire(file), bundle, file, dirname(file));
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  return {
    exports: bundle.exports,
    keep: async () => {
      if (isKept) return;
      // Several servers may end at once.
      const written = `${cache}.${process.pid}`;
      await writeFile(written, script.createCachedData())
        .then(() => rename(written, cache))
        .catch(() => rm(written, { force: true }).catch(() => {}));
    },
  };
}
