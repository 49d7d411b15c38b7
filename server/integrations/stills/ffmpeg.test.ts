import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFfmpeg } from './ffmpeg.ts';

/**
 * A program with the name and the strictness of FFmpeg: options come before the file that they refer to, each as in the
 * manual, and nothing else. The video's content determines what it does then.
 */
const likeFfmpeg = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const shapes = {
  global: { '-nostdin': null, '-hide_banner': null, '-loglevel': /^error$/ },
  input: { '-protocol_whitelist': /^file$/, '-threads': /^1$/, '-max_pixels': /^[1-9]\\d+$/, '-f': /^(mov|matroska|avi)$/ },
  output: { '-map': /^0:v:0$/, '-frames:v': /^1$/, '-filter_threads': /^1$/, '-c:v': /^png$/, '-f': /^image2$/,
    '-update': /^1$/, '-vf': /^thumbnail=\\d+,scale='min\\(\\d+,iw\\)':'min\\(\\d+,ih\\)':force_original_aspect_ratio=decrease$/ },
};
const fail = (why) => { console.error(why); process.exit(1); };
const said = new Set();
let input, output;
while (words.length > 0) {
  const word = words.shift();
  if (!word.startsWith('-')) { output = word; if (words.length > 0) fail('more than one output'); continue; }
  if (word === '-i') { input = words.shift(); continue; }
  const shape = input === undefined && word in shapes.global ? shapes.global[word] : shapes[input === undefined ? 'input' : 'output'][word];
  if (shape === undefined) fail('Unrecognized option ' + word);
  if (shape !== null && !shape.test(words.shift() ?? '')) fail('bad value of ' + word);
  said.add((input === undefined ? 'in ' : 'out ') + word);
}
for (const must of ['in -protocol_whitelist', 'in -f', 'out -frames:v', 'out -f']) if (!said.has(must)) fail('no ' + must);
if (!/^file:\\//.test(input) || !/^file:\\//.test(output)) fail('no file');
if (Object.keys(process.env).some((name) => name === 'SECRET_OF_THE_SERVER')) fail('it knows too much');
const video = readFileSync(input.slice(5), 'utf8');
if (video === 'hangs') setTimeout(() => {}, 60000);
else if (video === 'breaks off') { writeFileSync(output.slice(5), ''); process.exit(0); }
else if (video === 'broken') { writeFileSync(output.slice(5), 'half'); fail('Invalid data found'); }
else writeFileSync(output.slice(5), 'a picture of ' + video);
`;

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-stills-'));
  program = join(folder, 'ffmpeg');
  await writeFile(program, likeFfmpeg);
  await chmod(program, 0o755);
  process.env['SECRET_OF_THE_SERVER'] = 'x';
});
afterAll(async () => {
  delete process.env['SECRET_OF_THE_SERVER'];
  await rm(folder, { recursive: true });
});

let made = 0;

/** Takes a picture from a video with this content; returns whether it succeeded, and the file. */
async function take(content: string, contentType = 'video/mp4', ports = createFfmpeg({ program, patience: 10_000 })) {
  made += 1;
  const video = join(folder, `video-${made}`);
  const picture = `${video}.png`;
  await writeFile(video, content);
  const isTaken = await ports.take(video, contentType, picture);
  return { isTaken, picture: existsSync(picture) ? await readFile(picture, 'utf8') : null };
}

const nothing = { isTaken: false, picture: null };

describe('a picture out of a video', () => {
  it.each(['video/mp4', 'video/quicktime', 'video/webm', 'video/vnd.avi'])('is taken: %s', async (type) => {
    expect(await take('a clip', type)).toEqual({ isTaken: true, picture: 'a picture of a clip' });
  });

  it.each(['broken', 'breaks off'])('is not there where the video is %s', async (content) => {
    expect(await take(content)).toEqual(nothing);
  });

  it.each(['application/vnd.apple.mpegurl', 'video/unheard-of', 'toString'])(
    'is not looked for in %s',
    async (type) => {
      expect(await take('a list of other files', type)).toEqual(nothing);
    },
  );

  it('is given up after a while', async () => {
    expect(await take('hangs', 'video/mp4', createFfmpeg({ program, patience: 300 }))).toEqual(nothing);
  });

  it('is not there where the machine has no such program', async () => {
    const absent = createFfmpeg({ program: join(folder, 'absent') });
    expect(await take('a clip', 'video/mp4', absent)).toEqual(nothing);
  });
});
