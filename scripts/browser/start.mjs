import { chromium } from 'playwright';

/**
 * Starts the browser and evaluates a script: only that proves that it works. Returns its version, or the error in a
 * line.
 */
export async function tryBrowser(executablePath) {
  let browser;
  try {
    browser = await chromium.launch({ executablePath, timeout: 30_000 });
    const page = await browser.newPage();
    const answer = await page.evaluate('6 * 7');
    return answer === 42 ? { version: browser.version() } : { fault: 'It does not run scripts.' };
  } catch (error) {
    return { fault: tellingLine(String(error.message)) };
  } finally {
    await browser?.close();
  }
}

/** The line of Playwright's long message that says what is wrong. */
function tellingLine(message) {
  const lines = message.split('\n').filter((line) => !line.includes('<launching>'));
  const telling = lines.find((line) => /error while loading|cannot|not found|no such|denied/i.test(line));
  return (telling ?? lines[0])
    .replace(/^(.*\[err\]|browserType.launch:)/, '')
    .trim()
    .slice(0, 300);
}
