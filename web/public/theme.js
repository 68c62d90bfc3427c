// Sets the theme before the first paint, while the app is still loading. A file of its own, because the
// Content-Security-Policy allows no inline script; src/browser/theme.ts takes over and its test compares the two.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('vite-ui-theme')
  } catch {
    // Storage is blocked: the default stands.
  }
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches
  const isLight = stored === 'light' || (stored === 'system' && prefersLight)
  document.documentElement.className = isLight ? 'light' : 'dark'
  document.querySelector('meta[name="theme-color"]').content = isLight ? '#fbf6ec' : '#17110d'
})()
