import { expect, it } from 'vitest';
import { mailKinds } from './mails.ts';

it('gives every kind of mail to one area', () => {
  expect(mailKinds.filter((kind, index) => mailKinds.indexOf(kind) !== index)).toEqual([]);
});
