import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicWeb, readTarget } from './addresses.ts';

describe('a network address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001:82b::200e',
  ])('%s is anybody’s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::'],
    [
      'a local network',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      'fc00::1',
      'fd00:ec2::254',
      'fec0::1',
    ],
    ['a link', '169.254.169.254', '169.254.170.2', 'fe80::1', 'fe80::1%eth0'],
    ['the machinery of a cloud', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
    ['a carrier’s network', '100.64.0.1', '100.127.255.255'],
    ['a group', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['IPv4 within IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ['a way to IPv4', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::1', '2001:0:1::1'],
    [
      'set aside',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '240.0.0.1',
      '2001:db8::1',
      '3fff::1',
      '100::1',
    ],
    [
      'no address',
      '',
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '1.2.3.4.5',
      '8.8.8.8 ',
      '[::1]',
    ],
  ])('is nobody’s business: %s', (_what, ...addresses) => {
    expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
  });
});

describe('the address of a page', () => {
  it.each([
    ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c'],
    ['HTTP://EXAMPLE.com:80', 'http://example.com/'],
    ['https://example.com:443/', 'https://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  ])('%s is asked as %s', (written, asked) => expect(readTarget(written, publicWeb)?.url.href).toBe(asked));

  it.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://127.0.1/', 'http://2130706433/', 'http://0x7f000001/'],
    ...['http://0x7f.0.0.1/', 'http://0177.0.0.1/', 'http://017700000001/', 'http://0/', 'http://0.0.0.0/'],
    ...['http://127.0.0.1./', 'http://127.0.0.1.:80/', 'http://%31%32%37.0.0.1/', 'http://①②⑦.⓪.⓪.①/'],
    ...[
      'http://１２７.０.０.１/',
      'http://127。0。0。1/',
      'http:\\\\127.0.0.1\\',
      'http:/127.0.0.1/',
      'http:127.0.0.1',
    ],
    ...[
      'http://[::1]/',
      'http://[0:0:0:0:0:0:0:1]/',
      'http://[::]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
    ],
    ...['http://[::127.0.0.1]/', 'http://[64:ff9b::127.0.0.1]/', 'http://[2002:7f00:1::]/', 'http://[fe80::1]/'],
    ...[
      'http://[fe80::1%25eth0]/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://169.254.169.254/latest/meta-data/',
    ],
    ...[
      'http://0xA9FEA9FE/',
      'http://2852039166/',
      'http://0251.0376.0251.0376/',
      'http://10.0.0.1/',
      'http://192.168.0.1/',
    ],
    ...['http://localhost/', 'http://LOCALHOST/', 'http://localhost./', 'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', 'http://a.localhost/'],
    ...['http://a.localhost./', 'http://intranet/', 'http://intranet./', 'http://./', 'http://../', 'http://a..b/'],
    ...[
      'http://user@example.com/',
      'http://user:pass@example.com/',
      'http://example.com@127.0.0.1/',
      'http://:p@example.com/',
    ],
    ...['http://example.com:8080/', 'http://example.com:22/', 'https://example.com:0/', 'http://example.com:99999/'],
    ...['ftp://example.com/', 'file:///etc/passwd', 'gopher://example.com/', 'javascript:alert(1)', 'data:text/html,x'],
    ...[
      'blob:https://example.com/x',
      'ws://example.com/',
      'unix:/run/x.sock',
      '//example.com/',
      '/path',
      'example.com',
      '',
    ],
  ])('%s is not asked', (written) => expect(readTarget(written, publicWeb)).toBeNull());

  it('is read from where a redirect stands, and checked like any other', () => {
    const page = new URL('https://www.example.com/a/b');
    expect(readTarget('../c', publicWeb, page)?.url.href).toBe('https://www.example.com/c');
    expect(readTarget('//other.example/', publicWeb, page)?.url.href).toBe('https://other.example/');
    expect(readTarget('//127.0.0.1/', publicWeb, page)).toBeNull();
    expect(readTarget('\\\\[::1]\\', publicWeb, page)).toBeNull();
    expect(readTarget('file:///etc/passwd', publicWeb, page)).toBeNull();
  });
});
