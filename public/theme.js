// Before the first paint: the ground of the chosen theme, so that a dark page does not begin with a white flash.
(function () {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('RaStoregreenroom.theme'));
  } catch {
    // Storage that is closed, or holds something else, chooses nothing.
  }
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  document.documentElement.style.background = isDark ? '#141513' : '#fbfbfa';
})();
