import { Type } from 'typebox';
import { defineCalls, file, type ValueOf } from '../../../language/call.ts';
import { uploadAddresses } from '../../../media.ts';
import { media } from './media.ts';

/** A number of a form, whose values are all texts; a number where they come as JSON. */
const whole = Type.Unsafe<number | string>({ type: ['integer', 'string'] });
const uploadKey = Type.String({ 'x-kind': 'upload', description: 'What the uploader calls the upload' });

/** A whole file as its uploader announces it. */
const announced = {
  qqfilename: Type.String(),
  qqtotalfilesize: whole,
  qqtotalparts: Type.Optional(whole),
};
const hint = Type.Optional(Type.Unsafe<number | string>({ type: ['number', 'string'] }));
/** Facts that a client may report about its file. */
const hints = { width: hint, height: hint, duration: hint };

const part = Type.Object({
  ...announced,
  qquuid: Type.String(),
  qqpartindex: Type.Optional(whole),
  qqpartbyteoffset: Type.Optional(whole),
  qqchunksize: Type.Optional(whole),
  ...hints,
  qqfile: file,
});
/** The fields of a form with a part of a file, without its content. */
export type PartFields = Omit<ValueOf<typeof part>, 'qqfile'>;

const finished = Type.Object({ ...announced, qquuid: uploadKey, ...hints, key: Type.Optional(Type.String()) });
/** Fields of the call that joins the parts of a file. */
export type DoneFields = ValueOf<typeof finished>;

const progress = Type.Object({
  qquuid: Type.String(),
  qqfilename: Type.String(),
  qqtotalfilesize: Type.Integer(),
  qqtotalparts: Type.Integer(),
  parts: Type.Array(Type.Integer(), { description: 'Indexes of the parts that are there' }),
  isComplete: Type.Boolean(),
  media,
});

const access = 'signedIn' as const;
const params = { qquuid: uploadKey };
/** A form of which the fields come before the file, so that the file can be taken as it comes in. */
const door = {
  description:
    'A form with qqpartindex, qqpartbyteoffset, qqchunksize, qqtotalparts, qqtotalfilesize, qqfilename, qquuid and, ' +
    'after them, qqfile. A file without the fields of parts is complete with that.',
  form: part,
  answer: media,
  envelope: 'success',
} as const;

/**
 * Uploads in parts, as fine-uploader sends them (AB 4, AB 7): people of agencies, app admins and mail attachments have
 * separate addresses. All of these calls are repeatable, so that an interrupted upload can continue.
 */
export const uploadCalls = defineCalls('media', {
  send: { ...door, route: `POST ${uploadAddresses.agency}`, access, byKey: true, summary: 'Send a part of a file' },
  sendAsAppAdmin: {
    ...door,
    route: `POST ${uploadAddresses.appAdmin}`,
    access: 'appAdmin',
    summary: 'Send a part of a file, as an app admin',
  },
  sendForMail: { ...door, route: `POST ${uploadAddresses.mail}`, access, summary: 'Send a part of a file for a mail' },
  finish: {
    route: 'POST /media/v1/upload/chunksdone',
    access,
    byKey: true,
    summary: 'Make one file of its parts',
    description:
      'A form or JSON with qqtotalfilesize, qqfilename, qquuid and qqtotalparts, and perhaps width, height, duration ' +
      '(seconds) and key. Then GET /media/v1/{id} until url or failure is there.',
    form: finished,
    answer: media,
    envelope: 'success',
  },
  progress: {
    route: 'GET /media/v1/upload/{qquuid}',
    access,
    byKey: true,
    summary: 'Which parts are there',
    params,
    answer: progress,
  },
  giveUp: {
    route: 'DELETE /media/v1/upload/{qquuid}',
    access,
    byKey: true,
    summary: 'Give an upload up',
    description: 'Forgets an upload that is not finished, with its parts, at once rather than after an hour.',
    params,
    envelope: 'success',
  },
});
