import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const self = "'self'";
/** Where reCAPTCHA's script comes from and what it frames (https://developers.google.com/recaptcha/docs/faq). */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/**
 * Headers that keep a browser from loading, framing or sending anything that is not Greenroom's own. Styles may stand
 * inline, since the front end's style library writes them so; scripts may not. What reCAPTCHA needs only where it is
 * configured. HSTS only where PUBLIC_URL is https: by
 * any other address it would lock out the plain one.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, recaptcha = null }: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'recaptcha'>>,
): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  // Browsers take 'self' for WebSockets too; older ones of Apple's only where the address is spelled out.
  const sockets = publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...(recaptcha ? recaptchaScripts : [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: [self, "'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:'],
        mediaSrc: [self],
        fontSrc: [self, 'data:'],
        connectSrc: [self, ...sockets],
        workerSrc: [self, 'blob:'],
        frameSrc: [self, 'blob:', ...(recaptcha ? recaptchaFrames : [])],
        objectSrc: ["'none'"],
        baseUri: [self],
        formAction: [self],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
