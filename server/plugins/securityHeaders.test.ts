import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

async function headersFor(publicUrl: string | null, recaptcha: Config['recaptcha'] = null) {
  const app = fastify();
  await registerSecurityHeaders(app, { publicUrl, recaptcha });
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(/ (.*)/, 2) as [string, string | undefined]),
  );
  return { headers, policy };
}

describe('every answer', () => {
  it('lets a page load and send nothing but its own', async () => {
    const { headers, policy } = await headersFor(null);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    expect(policy.get('media-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('lets reCAPTCHA in only where it is configured', async () => {
    const { policy } = await headersFor(null, { siteKey: 'site', secret: 'hush' });
    expect(policy.get('script-src')).toBe(
      "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(policy.get('frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(policy.get('connect-src')).toBe("'self'");
    expect((await headersFor(null)).policy.get('frame-src')).toBe("'self' blob:");
  });

  it('asks for https only where the public address has it', async () => {
    for (const publicUrl of [null, 'http://office.test']) {
      const { headers, policy } = await headersFor(publicUrl);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(policy.has('upgrade-insecure-requests')).toBe(false);
    }
    const { headers, policy } = await headersFor('https://office.test');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(policy.get('connect-src')).toBe("'self' wss://office.test");
  });
});
