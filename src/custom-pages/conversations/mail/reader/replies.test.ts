import { expect, it } from 'vitest';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { startOf } from './replies.ts';

const recipient = (kind: 'TO' | 'CC' | 'BCC', address: string) => ({ id: address, kind, address, name: null });
const mail = {
  id: 'm1',
  subject: 'The shoot',
  direction: 'IN',
  fromName: 'Ada',
  fromAddress: 'Ada@x.test',
  recipients: [recipient('TO', 'me@agency.test'), recipient('TO', 'Bob@x.test'), recipient('CC', 'cy@x.test')],
  text: 'One *star*\nTwo',
  attachments: [],
  threadId: 't1',
} as unknown as MailLog;
const parts = {
  sender: 'Ada',
  at: '1 May',
  translate: (_key: string, { name, at }: { name: string; at: string }) => `${at} ${name}:`,
};
const start = (way: Parameters<typeof startOf>[0], of: Partial<MailLog> = {}) =>
  startOf(way, { ...mail, ...of }, new Set(['me@agency.test']), parts as never);

it('answers whoever wrote, or everybody but the reader, in the thread and with the text quoted', () => {
  expect(start('reply')).toMatchObject({ to: ['ada@x.test'], subject: 'Re: The shoot', answers: 'm1', threadId: 't1' });
  expect(start('reply')).not.toHaveProperty('cc');
  expect(start('reply').text).toBe('\n\n1 May Ada:\n\n> One \\*star\\*\n> Two');
  expect(start('replyAll')).toMatchObject({ to: ['ada@x.test'], cc: ['bob@x.test', 'cy@x.test'] });
  expect(start('reply', { subject: 'RE: The shoot' }).subject).toBe('RE: The shoot');
});

it('answers where the sender asks for it, also to all', () => {
  const of = { replyTo: 'Desk@x.test, bob@x.test' } as const;
  expect(start('reply', of)).toMatchObject({ to: ['desk@x.test', 'bob@x.test'] });
  expect(start('replyAll', of)).toMatchObject({ to: ['desk@x.test', 'bob@x.test'], cc: ['cy@x.test'] });
});

it('goes on from a mail of one’s own with whom it was sent to', () => {
  const of = { direction: 'OUT', fromAddress: null } as const;
  expect(start('reply', of).to).toEqual(['me@agency.test', 'bob@x.test']);
  expect(start('reply', of).text).toContain('> One *star*');
});

it('forwards to nobody yet, outside of the thread', () => {
  const forwarded = start('forward');
  expect(forwarded).toMatchObject({ subject: 'Fwd: The shoot', files: [] });
  expect(Object.keys(forwarded)).toEqual(['subject', 'text', 'files', 'forwards']);
});
