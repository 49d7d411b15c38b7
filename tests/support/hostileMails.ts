/** Script of a payload: it leaves a mark on the page around the frame, and opens a dialog. */
const run = `top.ran=parent.ran=window.ran=1;alert(1)`;

/** HTML of mails that means harm, by name: it would run a script, load from an address, or leave its frame. */
export function hostileMails(spy: string): readonly (readonly [name: string, html: string])[] {
  const at = (name: string) => `${spy}/${name}`;
  const shape = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"></svg>`).toString('base64');
  const page = Buffer.from(`<script>${run}</script>`).toString('base64');
  const wide = 'A'.repeat(100_000);
  return [
    ['script', `<script>${run}</script><script src="${at('script')}"></script><SCRIPT/x>${run}</SCRIPT>`],
    [
      'script of a module',
      `<script type=module>import "${at('module')}"</script><link rel=modulepreload href="${at('mp')}">`,
    ],
    ['script in noscript', `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`],
    ['handlers', `<p onclick="${run}" onmouseover="${run}">x</p><body onload="${run}"><img src=x onerror="${run}">`],
    ['handler by slashes', `<img/src/onerror=${run}><img src=x:x onerror\u000c=${run}><p/onpointerenter=${run}>x</p>`],
    ['handler by animation', `<style>@keyframes x{}</style><b style="animation:x" onanimationstart="${run}">x</b>`],
    ['handler by focus', `<input autofocus onfocus="${run}"><a tabindex=0 autofocus onfocus="${run}" href="#">x</a>`],
    [
      'handler by toggle',
      `<details open ontoggle="${run}"><summary>x</summary></details><marquee onstart="${run}">x</marquee>`,
    ],
    [
      'svg',
      `<svg onload="${run}"><script>${run}</script><image href="${at('svg')}"/><use href="${at('use')}#x"/></svg>`,
    ],
    [
      'svg animation',
      `<svg><a><animate attributeName=href values="javascript:${run}"/><text y=20>x</text></a><set onbegin="${run}"/></svg>`,
    ],
    [
      'svg foreign object',
      `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`,
    ],
    [
      'meta refresh',
      `<meta http-equiv="refresh" content="0;url=${at('refresh')}"><meta http-equiv=refresh content="0;url=javascript:${run}">`,
    ],
    ['meta policy', `<meta http-equiv="Content-Security-Policy" content="default-src *"><img src="${at('policy')}">`],
    ['base', `<base href="${spy}/" target="_top"><a href="base">x</a><img src="base">`],
    [
      'links of the head',
      ['stylesheet', 'prefetch', 'preload', 'preconnect', 'dns-prefetch', 'icon', 'manifest', 'prerender']
        .map((rel) => `<link rel="${rel}" as="image" href="${at(rel)}">`)
        .join(''),
    ],
    [
      'css address',
      `<p style="background:url(${at('css')});list-style:url('${at('list')}');cursor:url(${at('cursor')}),auto">x</p>`,
    ],
    [
      'css image set',
      `<p style="background-image:image-set('${at('set')}' 1x);content:url(${at('content')});border-image:url(${at('border')})">x</p>`,
    ],
    [
      'css escapes',
      `<p style="background:u\\72l(${at('escape')});background:\\75\\72\\6c(${at('escape2')});width:1px/**/;color:re/**/d">x</p>`,
    ],
    [
      'css import',
      `<style>@import "${at('import')}";@import url(${at('import2')});body{background:url(${at('body')})}</style>`,
    ],
    [
      'css font',
      `<style>@font-face{font-family:x;src:url(${at('font')})}p{font-family:x}</style><p style="font-family:x">x</p>`,
    ],
    [
      'css expression',
      `<p style="width:expression(${run});behavior:url(${at('htc')});-moz-binding:url(${at('xbl')})">x</p>`,
    ],
    [
      'css overlay',
      `<p style="position:fixed;inset:0;z-index:99999;background:#fff;width:100vw;height:100vh;margin:-999px">Sign in again</p>`,
    ],
    [
      'css variable',
      `<p style="--x:url(${at('var')});background:var(--x);filter:url(${at('filter')}#f);mask:url(${at('mask')})">x</p>`,
    ],
    [
      'srcset',
      `<img srcset="${at('srcset')} 1x, ${at('srcset2')} 2x"><img src="cid:x" srcset="${at('srcset3')} 1x" lowsrc="${at('low')}">`,
    ],
    ['picture', `<picture><source srcset="${at('picture')}"><img src="${at('picture2')}" loading=eager></picture>`],
    [
      'media',
      `<video poster="${at('poster')}" src="${at('video')}" autoplay></video><audio src="${at('audio')}" autoplay onerror="${run}"><source src="${at('source')}"></audio><track src="${at('track')}">`,
    ],
    [
      'object',
      `<object data="${at('object')}"></object><embed src="${at('embed')}"><applet code="${at('applet')}"></applet><object data="data:text/html;base64,${page}"></object>`,
    ],
    [
      'frame',
      `<iframe src="${at('iframe')}"></iframe><iframe srcdoc="<script>${run}</script><img src=${at('srcdoc')}>"></iframe><frameset onload="${run}"><frame src="${at('frame')}"></frameset>`,
    ],
    [
      'form',
      `<form action="${at('form')}"><input name=q autofocus><button formaction="javascript:${run}">x</button><input type=image src="${at('input')}"></form><isindex action="${at('isindex')}">`,
    ],
    [
      'data page',
      `<a href="data:text/html;base64,${page}">x</a><iframe src="data:text/html;base64,${page}"></iframe><img src="data:image/svg+xml;base64,${shape}">`,
    ],
    [
      'script links',
      `<a href="javascript:${run}">x</a><a href="java&#10;script:${run}">x</a><a href=" &#1;javascript:${run}">x</a><a href="JaVaScRiPt&colon;${run}">x</a><a href="vbscript:x">x</a><area href="javascript:${run}">`,
    ],
    [
      'archive links',
      `<a href="mhtml:${at('mhtml')}!x">x</a><img src="mhtml:${at('mhtml2')}"><a href="file:///etc/passwd">x</a><a href="blob:${spy}/x">x</a><a href="//${new URL(spy).host}/x" ping="${at('ping')}">x</a>`,
    ],
    [
      'nests of math',
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></table></mtext></math>`,
    ],
    [
      'nests of forms',
      `<form><math><mtext></form><form><mglyph><style></math><img src=${at('nest')} onerror=${run}></style></mglyph></form></mtext></math>`,
    ],
    [
      'nests of svg',
      `<svg></p><style><a id="</style><img src=1 onerror=${run}>"></svg><svg><desc><noscript><p title="</noscript><img src=x onerror=${run}>">`,
    ],
    [
      'nests of text',
      `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea><title><a title="</title><img src=x onerror=${run}>"><xmp><p title="</xmp><img src=${at('xmp')} onerror=${run}>">`,
    ],
    [
      'nests of a template',
      `<template><script>${run}</script><img src="${at('template')}"></template><select><template><style><img src=x onerror=${run}></style></template></select><div><template shadowrootmode=open><img src="${at('shadow')}"></template></div>`,
    ],
    [
      'cid tricks',
      `<img src='cid:x" onerror="${run}'><img src="cid:${at('cid')}"><img src="CID:x&quot; src=&quot;${at('cid2')}"><p title=' src="cid:x"><script>${run}</script>'>x</p>`,
    ],
    [
      'background',
      `<body background="${at('body2')}"><table background="${at('table')}"><tr background="${at('tr')}"><td background="${at('td')}">x</td></tr></table>`,
    ],
    [
      'conditional comment',
      `<!--[if gte IE 4]><script>${run}</script><![endif]--><!--><img src=x onerror=${run}>--><!--!><img src=x onerror=${run}>-->`,
    ],
    [
      'instructions',
      `<?xml-stylesheet href="${at('xml')}"?><!DOCTYPE x [<!ENTITY e SYSTEM "${at('entity')}">]><![CDATA[<img src=x onerror=${run}>]]>&e;`,
    ],
    [
      'other elements',
      `<portal src="${at('portal')}"></portal><fencedframe src="${at('fenced')}"></fencedframe><bgsound src="${at('bgsound')}"><layer src="${at('layer')}"></layer><x-a is=x onclick=${run}>x</x-a>`,
    ],
    [
      'clobbered names',
      `<a id=default name=default><img name=getElementById><form id=document><input name=cookie></form></a>`,
    ],
    [
      'huge',
      `<p title="${wide}" style="font-family:${wide}">${'<div>'.repeat(1000)}x</p><img src="data:image/png;base64,${wide}">`,
    ],
    [
      'bytes in between',
      `<scr\u0000ipt>${run}</scr\u0000ipt><img src=x on\u0000error=${run}><im\u0000g src=${at('nul')}>\u2028<script\u00a0>${run}</script>`,
    ],
    ['7-bit', `+ADw-script+AD4-${run}+ADw-/script+AD4-+ADw-img src=${at('seven')} onerror=${run}+AD4-`],
    [
      'end of the page',
      `</body></html><script>${run}</script></iframe><img src="${at('end')}" onerror="${run}">"'>\`<img src=${at('end2')}>`,
    ],
    ['unclosed comment', `<p>x</p><!-- <img src="${at('comment')}" onerror="${run}">`],
    ['unclosed attribute', `<p>x</p><img src="${at('open')} <script>${run}</script> onerror='${run}`],
    ['plaintext', `<plaintext><script>${run}</script><img src="${at('plaintext')}" onerror="${run}">`],
  ];
}
