import { isProgram, run, tool } from './run.mjs';

/**
 * Runs the contract of rights in full: every entity by every route for every principal, once as in production, and once
 * without row-level security, so that the conditions of the statements must suffice.
 */
export async function testAccess() {
  let worst = 0;
  for (const wall of ['on', 'off']) {
    console.log(`\n=== row-level security ${wall}`);
    const env = { NODE_ENV: 'test', GREENROOM_TEST_ACCESS: 'full', GREENROOM_TEST_WALL: wall };
    // What every entity needs is made first, which takes long beside other work.
    const args = ['run', '--project', 'database', '--hookTimeout', '300000', 'tests/contract/accessOf'];
    const { code } = await run(tool('vitest'), args, { env });
    worst = Math.max(worst, code);
  }
  return worst;
}

if (isProgram(import.meta)) process.exitCode = await testAccess();
