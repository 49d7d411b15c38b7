import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryCalls } from '../../../../schema/areas/conversations/calls/enquiries.ts';
import { enquiryBytesLimit, formAddress } from '../../../../schema/areas/conversations/enquiries.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import { publicKeyOf } from '../../../../schema/rules/public-keys/publicKeys.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { addressBlock } from '../../../addressBlock.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, notFound, refusals } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { refusalFor } from '../../../plugins/errors.ts';
import { limiterOf, takeAll } from '../../../tryLimiter.ts';
import { inEvenTime } from './evenTime.ts';
import { formOf, openFormOf } from './forms.ts';
import { keepEnquiry } from './keeping.ts';
import { formHtml } from './formHtml.ts';
import { formPage, formPolicy, thanksPage } from './page.ts';
import { pageOfRefusal } from './refusing.ts';
import { signedMoments } from './renderedAt.ts';
import { requireKnownSite } from './sites.ts';

/** Enquiries from one network address, and by one form, within a quarter of an hour. */
export const sendsPerAddress = 20;
export const sendsPerForm = 300;
const window = 900;

/** Dependencies of enquiries. */
export interface EnquiriesDeps {
  readonly engine: Engine;
  /** The address at which browsers reach the server. */
  readonly origin: () => string;
  /** Gives the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
}

const { submit } = enquiryCalls;
const submitPath = submit.route.replace('POST ', '');

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
const pageHeaders = { 'content-security-policy': formPolicy, 'content-type': 'text/html; charset=utf-8' };

/** Returns the fields of a form without scripts; browsers end their lines by two characters, and the limits count one. */
function fieldsOf(body: string): Readonly<Record<string, string>> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** Any site may ask, without cookies, and reads the answer; whether it is one of the form's is checked with the form. */
function openToSites(reply: FastifyReply): void {
  void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

/** Registers the door for enquiries of people without an account: forms, their pages, and what they send. */
export function registerEnquiries(app: FastifyInstance, { engine, origin, readSecret }: EnquiriesDeps): void {
  const moments = signedMoments(readSecret);
  const addresses = limiterOf(engine.database, 'enquiryAddress', sendsPerAddress, window);
  const forms = limiterOf(engine.database, 'enquiryForm', sendsPerForm, window);
  app.register(async (scope) => {
    // Sites read refusals too.
    scope.addHook('onRequest', async (_request, reply) => openToSites(reply));
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!isForm(request)) throw error;
      const refusal = refusalFor(error, request);
      const { retryAfter } = refusal.options;
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      void reply.code(refusals[refusal.refusal].status).headers(pageHeaders);
      return pageOfRefusal(engine, request, refusal, submitPath).then((page) => reply.send(page));
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, next) =>
      next(null, fieldsOf(String(body))),
    );
    scope.options(submitPath, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
    );
    registerCall(
      scope,
      submit,
      async ({ body, request, reply }) => {
        const blank = (['name', 'message'] as const).filter((name) => isBlank(body[name]));
        if (blank.length > 0) throw invalid(blank.map((name) => fieldRefusal(name, 'required')));
        if (!patterns.email.regex.test(body.email.trim())) throw invalid([fieldRefusal('email', 'email')]);
        await takeAll([
          [addresses, addressBlock(request.ip)],
          [forms, body.key],
        ]);
        const open = await inEvenTime(async () => {
          const found = await openFormOf(engine, body.key);
          const renderedAt = await moments.read(body.key, body.renderedAt);
          if (found !== null) {
            requireKnownSite(found.form.origins, request, origin());
            await keepEnquiry(engine, found, body, { renderedAt, referer: request.headers.referer ?? null });
          }
          return found;
        });
        void reply.code(202);
        if (!isForm(request)) return { received: true as const };
        return reply.headers(pageHeaders).send(thanksPage(open)) as never;
      },
      { bodyLimit: enquiryBytesLimit },
    );
  });
  registerCall(app, enquiryCalls.form, async ({ params: { key }, reply }) => {
    const open = await openFormOf(engine, key);
    if (open === null) throw notFound();
    const renderedAt = await moments.sign(key, engine.clock());
    return reply
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .send(formPage(open, { key, action: submitPath, renderedAt }));
  });
  registerCall(app, enquiryCalls.embed, async ({ actor, params: { id } }) => {
    const agencyId = agencyOf(actor);
    const form = await formOf(engine, agencyId, id);
    if (form === null) throw notFound();
    const key = publicKeyOf(agencyId, id);
    const html = formHtml(form, { key, action: `${origin()}${submitPath}`, renderedAt: '' });
    return { address: `${origin()}${formAddress(key)}`, html };
  });
}
