import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadCalls } from '../../../../schema/areas/files/calls/uploads.ts';
import { isLibraryKey, itemOfLibraryKey } from '../../../../schema/areas/files/library.ts';
import type { Media } from '../../../../schema/media.ts';
import {
  chunksDoneTimeout,
  libraryUploadLimit,
  uploadChunkSize,
  uploadLimit,
} from '../../../../schema/rules/limits.ts';
import { agencyOf, fileHomeOf } from '../../../engine/agency.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { mediaOf } from '../../../engine/media/mediaOf.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';
import { callerOf } from '../../../plugins/session.ts';
import { readForm } from '../../../plugins/form.ts';
import type { Uploads } from './uploads.ts';
import { fieldsOf, readAnnounced, readHints, readPart, tooLarge, uploadKeyOf } from './uploadFields.ts';

const formLimits = { fieldNameSize: 100, fieldSize: 2000, fields: 40, files: 1, fileSize: uploadLimit };

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

/** Accepts a part and answers with its file; the rest of a refused form is read and discarded. */
async function answerPart(request: FastifyRequest, uploads: Uploads): Promise<Media> {
  try {
    return mediaOf(await takePart(request, uploads));
  } catch (error) {
    // The client reads the answer only after sending everything.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

/** Registers uploads in parts, as fine-uploader sends them (AB 4, AB 7). */
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

    const isUpload = { config: { isUpload: true } };
    for (const call of [uploadCalls.send, uploadCalls.sendForMail]) {
      const take: CallHandler<typeof call> = async ({ actor, request }) => {
        agencyOf(actor);
        return answerPart(request, uploads);
      };
      registerCall(scope, call, take, isUpload);
    }
    registerCall(scope, uploadCalls.sendAsAppAdmin, ({ request }) => answerPart(request, uploads), isUpload);

    const finish: CallHandler<typeof uploadCalls.finish> = async ({ actor, request }) => {
      fileHomeOf(actor);
      const fields = await fieldsOf(request);
      const announced = readAnnounced(fields);
      const { key } = fields;
      if (isLibraryKey(key) && announced.bytes > libraryUploadLimit) {
        throw tooLarge(announced.filename, libraryUploadLimit);
      }
      const folder = isLibraryKey(key) && itemOfLibraryKey(key) !== null ? key : null;
      return mediaOf(await uploads.finish(actor, announced, readHints(fields), folder));
    };
    registerCall(scope, uploadCalls.finish, finish, { handlerTimeout: chunksDoneTimeout });

    registerCall(scope, uploadCalls.progress, async ({ actor, params }) => {
      const { media, positions } = await uploads.find(actor, uploadKeyOf(params.qquuid));
      const isComplete = media.state !== 'uploading';
      return {
        qquuid: media.upload_key,
        qqfilename: media.original_filename,
        qqtotalfilesize: media.bytes,
        qqtotalparts: media.parts,
        parts: isComplete ? Array.from({ length: media.parts }, (_, index) => index) : positions,
        isComplete,
        media: mediaOf(media),
      };
    });
    registerCall(scope, uploadCalls.giveUp, async ({ actor, params }) => {
      await uploads.giveUp(actor, uploadKeyOf(params.qquuid));
      return undefined;
    });
  });
}
