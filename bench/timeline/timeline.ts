import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { addToDay, todayIn } from '../../schema/rules/dates.ts';
import { signInAt } from '../browser/signInAt.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { atMost, median, type Say, type Topic } from '../figures.ts';
import { openProduct, type Product } from '../server/product.ts';

const project = resolve(import.meta.dirname, '../..');
const email = 'agency@harbour.test';
const tasks = 2_000;
const rounds = 3;
const zone = 'Australia/Sydney';
const longFrame = 50;

/** Adds a project with tasks of some days each, and returns its id. */
async function addTasks({ app }: Product, token: string): Promise<string> {
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body.slice(0, 200)}`);
    return answer.json<{ responseData: { id: string } }>().responseData;
  };
  const { id } = await post('/client/v1/projects', { summary: 'Two thousand tasks' });
  const today = todayIn(zone, Date.now());
  for (let made = 0; made < tasks; made += 1) {
    const first = addToDay(today, (made % 60) - 20);
    await post('/client/v1/tasks', {
      summary: `Task ${made + 1}`,
      linkToIds: [id],
      startDate: Date.parse(first),
      startDateIsAllDay: true,
      startDateTimeZone: 'UTC',
      dueDate: Date.parse(addToDay(first, made % 9)),
      dueDateIsAllDay: true,
      dueDateTimeZone: 'UTC',
    });
  }
  return id;
}

interface Scrolled {
  readonly longShare: number;
  readonly mostRows: number;
  readonly inSight: number;
}

/** Turns the wheel by a notch in each of 300 frames over the timeline. A text, since a page lacks our transpiler. */
const scrollText = `(async () => {
  const list = document.querySelector('[role=region] [role=list]');
  const scroller = list.closest('[role=region]');
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const rows = () => list.children.length;
  const inSight = scroller.clientHeight / 32;
  let [long, mostRows, direction] = [0, 0, 1];
  let last = await nextFrame();
  for (let frame = 0; frame < 300; frame += 1) {
    const room = scroller.scrollHeight - scroller.clientHeight;
    if (direction > 0 ? scroller.scrollTop >= room - 1 : scroller.scrollTop <= 0) direction = -direction;
    scroller.scrollTop += direction * 120;
    const now = await nextFrame();
    if (now - last > ${longFrame}) long += 1;
    last = now;
    mostRows = Math.max(mostRows, rows());
  }
  return { longShare: long / 300, mostRows, inSight };
})()`;

async function scrollOnce(page: Page, url: string): Promise<Scrolled> {
  await page.goto(url);
  await page.getByRole('region').getByRole('list').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate<Scrolled>(scrollText);
}

/** Measures how a timeline of many tasks scrolls in the product. */
export async function measureTimeline(say: Say): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const product = await openProduct(join(project, 'dist', 'web'));
  const browser = await openBrowser();
  try {
    const url = await product.app.listen({ host: '127.0.0.1', port: 0 });
    say(`adding ${tasks.toLocaleString('en')} tasks`);
    const id = await addTasks(product, await product.signIn(email));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-AU' });
    await signInAt(context, url, email);
    const page = await context.newPage();
    const seen: Scrolled[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await scrollOnce(page, `${url}/project/detail/${id}/tasks/list/timeline/month`);
      // The first round warms the server up.
      if (round > 0) seen.push(one);
    }
    const share = median(seen.map(({ longShare }) => longShare));
    const [most, inSight] = [median(seen.map((one) => one.mostRows)), median(seen.map((one) => one.inSight))];
    return [
      {
        title: `A timeline of ${tasks.toLocaleString('en')} tasks, scrolled`,
        about: 'The timeline of a project in the product, a notch of 120 pixels in each of 300 frames.',
        sides: ['measured', 'limit'],
        figures: [
          {
            what: `frames over ${longFrame} ms, against 5 %`,
            sides: [`${(100 * share).toFixed(1)} %`, '5 %'],
            ratio: share / 0.05,
            target: atMost(1),
          },
          {
            what: 'most rows in the page, against rows in sight',
            sides: [most.toFixed(0), inSight.toFixed(1)],
            ratio: most / inSight,
            target: atMost(3),
          },
        ],
        remarks: [`Medians of ${rounds} visits, after one that does not count.`],
      },
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}
