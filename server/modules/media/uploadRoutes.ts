import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { mediaSchema } from '../../../schema/fields/mediaSchema.ts';
import { isLibraryKey, uploadAddresses } from '../../../schema/media.ts';
import { chunksDoneTimeout, libraryUploadLimit, uploadChunkSize, uploadLimit } from '../../../schema/rules/limits.ts';
import { agencyOf, fileHomeOf } from '../../engine/agency.ts';
import type { MediaRow } from '../../engine/media/row.ts';
import { mediaOf } from '../../engine/media/wire.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import { readForm } from './form.ts';
import type { Uploads } from './uploads.ts';
import { fieldsOf, readAnnounced, readHints, readPart, tooLarge, uploadKeyOf } from './uploadFields.ts';

const tags = ['media'];
const config = { access: 'signedIn' } as const;
const done = {
  type: 'object',
  properties: { success: { type: 'boolean' }, responseData: mediaSchema },
} as const;
const progress = {
  type: 'object',
  properties: {
    qquuid: { type: 'string' },
    qqfilename: { type: 'string' },
    qqtotalfilesize: { type: 'integer' },
    qqtotalparts: { type: 'integer' },
    parts: { type: 'array', items: { type: 'integer' }, description: 'Indexes of the parts that are there' },
    isComplete: { type: 'boolean' },
    media: mediaSchema,
  },
} as const;
const gone = { type: 'object', properties: { success: { type: 'boolean' } } } as const;
const givenUp = 'Forgets an upload that is not finished, with its parts, at once rather than after an hour.';
/** Where parts are taken: people of agencies use the first, app admins have their own, the last is for what a mail holds. */
const doors = [
  { path: uploadAddresses.agency, access: 'signedIn', summary: 'Send a part of a file' },
  { path: uploadAddresses.appAdmin, access: 'appAdmin', summary: 'Send a part of a file, as an app admin' },
  { path: uploadAddresses.mail, access: 'signedIn', summary: 'Send a part of a file for a mail' },
] as const;
const partDescription =
  'A form with qqpartindex, qqpartbyteoffset, qqchunksize, qqtotalparts, qqtotalfilesize, qqfilename, qquuid and, ' +
  'after them, qqfile. A file without the fields of parts is complete with that.';
const formLimits = { fieldNameSize: 100, fieldSize: 2000, fields: 40, files: 1, fileSize: uploadLimit };

/** What uploaders of that protocol read (`success`), and what all other calls answer. */
const answerOf = (media: MediaRow) => ({ success: true, responseData: mediaOf(media) });

const isRefusal = (payload: unknown) => typeof payload === 'object' && payload !== null && 'error' in payload;

/** Reads a part out of a form; its fields have to come before its content. */
async function takePart(request: FastifyRequest, uploads: Uploads): Promise<MediaRow> {
  const actor = callerOf(request);
  const fields: Record<string, unknown> = {};
  let taken: MediaRow | undefined;
  for await (const part of readForm(request)) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'qqfile') throw invalid([fieldRefusal(part.fieldname, 'unknownField')]);
    const announced = readPart(fields, uploadChunkSize);
    taken = await uploads.take(actor, announced, part.file);
    if (announced.isAlone) taken = await uploads.finish(actor, announced, readHints(fields));
  }
  if (!taken) throw invalid([fieldRefusal('qqfile', 'required')]);
  return taken;
}

/**
 * Uploads in parts, as fine-uploader sends them (AB 4, AB 7): `POST /media/v1/upload` takes a part, as do the addresses that
 * the spec has for app admins and for mail; `POST /media/v1/upload/chunksdone` makes one file of them, `GET
 * /media/v1/upload/{qquuid}` tells which parts are there, so that an upload can go on where it broke off; any of these can be
 * repeated. `DELETE` there gives an upload up.
 */
export function addUploads(app: FastifyInstance, uploads: Uploads): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits });
    // Uploaders of that protocol look for it in whatever they are answered.
    scope.addHook('preSerialization', async (_request, _reply, payload) =>
      isRefusal(payload) ? { success: false, ...payload } : payload,
    );
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, next) =>
      next(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    for (const { path, access, summary } of doors) {
      scope.post(
        path,
        {
          config: { access, isUpload: true },
          schema: { tags, summary, description: partDescription, response: { 200: done } },
        },
        async (request) => {
          if (access === 'signedIn') agencyOf(callerOf(request));
          try {
            return answerOf(await takePart(request, uploads));
          } catch (error) {
            // What is left of the form is read and thrown away, so that the client hears the answer.
            request.raw.unpipe();
            request.raw.resume();
            throw error;
          }
        },
      );
    }

    scope.post(
      '/media/v1/upload/chunksdone',
      {
        config,
        handlerTimeout: chunksDoneTimeout,
        schema: {
          tags,
          summary: 'Make one file of its parts',
          description:
            'A form or JSON with qqtotalfilesize, qqfilename, qquuid and qqtotalparts, and perhaps width, height, duration ' +
            '(seconds) and key. Then GET /media/v1/{id} until url or failure is there.',
          response: { 200: done },
        },
      },
      async (request) => {
        fileHomeOf(callerOf(request));
        const fields = await fieldsOf(request);
        const announced = readAnnounced(fields);
        if (isLibraryKey(fields['key']) && announced.bytes > libraryUploadLimit) {
          throw tooLarge(announced.filename, libraryUploadLimit);
        }
        return answerOf(await uploads.finish(callerOf(request), announced, readHints(fields)));
      },
    );

    scope.get<{ Params: { qquuid: string } }>(
      '/media/v1/upload/:qquuid',
      { config, schema: { tags, summary: 'Which parts are there', response: { 200: answerSchema(progress) } } },
      async (request) => {
        const { media, positions } = await uploads.find(callerOf(request), uploadKeyOf(request.params.qquuid));
        const isComplete = media.state !== 'uploading';
        return {
          responseData: {
            qquuid: media.upload_key,
            qqfilename: media.original_filename,
            qqtotalfilesize: media.bytes,
            qqtotalparts: media.parts,
            parts: isComplete ? Array.from({ length: media.parts }, (_, index) => index) : positions,
            isComplete,
            media: mediaOf(media),
          },
        };
      },
    );

    scope.delete<{ Params: { qquuid: string } }>(
      '/media/v1/upload/:qquuid',
      { config, schema: { tags, summary: 'Give an upload up', description: givenUp, response: { 200: gone } } },
      async (request) => {
        await uploads.giveUp(callerOf(request), uploadKeyOf(request.params.qquuid));
        return { success: true };
      },
    );
  });
}
