import { isProgram, run, tool } from './run.mjs';

/**
 * The contract of rights in full: every entity by every route for everybody, once as it runs, and once without row-level
 * security, so that the conditions of the statements have to hold by themselves.
 */
export async function testAccess() {
  let worst = 0;
  for (const wall of ['on', 'off']) {
    console.log(`\n=== row-level security ${wall}`);
    const env = { NODE_ENV: 'test', GREENROOM_TEST_ACCESS: 'full', GREENROOM_TEST_WALL: wall };
    const { code } = await run(tool('vitest'), ['run', '--project', 'contract', 'tests/contract/accessOf'], { env });
    worst = Math.max(worst, code);
  }
  return worst;
}

if (isProgram(import.meta)) process.exitCode = await testAccess();
