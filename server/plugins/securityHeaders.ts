import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const self = "'self'";
/** Origins of reCAPTCHA's scripts and frames (https://developers.google.com/recaptcha/docs/faq). */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/**
 * Headers that keep a browser from loading, framing or sending anything that is not Greenroom's own. Inline styles are
 * allowed, since the front end's style library writes them; inline scripts are not. reCAPTCHA's origins are added only
 * if it is configured. HSTS is sent only if PUBLIC_URL is https: otherwise it would lock out the plain address.
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
