import { describe, expect, it } from 'vitest';
import { createFolderNames, safeName } from './zipNames.ts';

describe('a name in an archive', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['CON', '_CON'],
    ['con.txt', '_con.txt'],
    ['Lpt1.pdf', '_Lpt1.pdf'],
    ['contract', 'contract'],
    ['..', '_'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['trailing. . ', 'trailing'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['a\u0000\nb', 'ab'],
    ['He said "no"*', 'He said _no__'],
    ['e\u0301.pdf', '\u00E9.pdf'],
    ['李', '李'],
  ])('can be stored everywhere: %j is %j', (name, safe) => expect(safeName(name, true)).toBe(safe));

  it('has no more bytes than file systems take, and keeps its extension', () => {
    const cut = safeName(`${'李'.repeat(250)}.pdf`, true);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(255);
    expect(cut.endsWith('李.pdf')).toBe(true);
    expect(cut).not.toContain('\uFFFD');
  });

  it('is not one that another in its folder has, on any system', () => {
    const nameOf = createFolderNames();
    const names = ['a.pdf', 'A.PDF', 'a*', 'a"', 'a_', 'ﬁle', 'file'].map((name) => nameOf(name, true));
    expect(names).toEqual(['a.pdf', 'A (1).PDF', 'a_', 'a_ (1)', 'a_ (2)', 'ﬁle', 'file (1)']);
    const long = `${'x'.repeat(251)}.pdf`;
    expect([nameOf(long, true), nameOf(long, true)].map((name) => name.length)).toEqual([255, 255]);
  });
});
