// What must be known before the first paint, while the app is still loading. A file of its own, because the
// Content-Security-Policy allows no inline script; a test beside src/browser/first-paint.ts compares the two.
;(() => {
  const page = document.documentElement
  const read = (place, key) => {
    try {
      return globalThis[place].getItem(key)
    } catch {
      // Storage is blocked: nothing was kept.
      return null
    }
  }

  const stored = read('localStorage', 'vite-ui-theme')
  const choice = stored === 'light' || stored === 'system' ? stored : 'dark'
  const isLight = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  page.className = isLight ? 'light' : 'dark'
  page.dataset.theme = choice
  document.querySelector('meta[name="theme-color"]').content = isLight ? '#fbf6ec' : '#17110d'

  // Home comes prerendered for a guest, and for a cook with the sidebar whole and without it; it is shown where the
  // app would begin with the very same. With anything kept that home shows, it does not. A recipe's page has the frame
  // around it, for cooks; cook mode has none.
  const home = () => {
    if (location.pathname.endsWith('/cook')) return 'none'
    const asked = new URLSearchParams(location.search).get('lng')
    const tags = [asked, read('localStorage', 'i18nextLng'), ...navigator.languages, page.lang]
    const codes = tags.map((tag) => (tag ?? '').trim().toLowerCase().split(/[-_]/)[0])
    if (codes.find((code) => code === 'en' || code === 'fr') !== page.lang) return 'none'
    if (['prompt-draft', 'temp-recipe'].some((key) => read('sessionStorage', key))) return 'none'
    const isCook = /^[\x21-\x7e]+$/.test(read('localStorage', 'access_token') ?? '')
    if (read('localStorage', 'timers') !== null || (!isCook && read('localStorage', 'preferences'))) return 'none'
    if (!isCook) return 'guest'
    const isCollapsed = /(?:^|; )sidebar_state=(?:false|collapsed)(?:;|$)/.test(document.cookie)
    return matchMedia('(min-width: 64rem)').matches && !isCollapsed ? 'cook' : 'rail'
  }
  page.dataset.home = home()

  // An Enter that comes before the app listens is kept for it, until something else is typed. Later ones are the app's.
  addEventListener('keydown', (event) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229
    if (!isEnter || event.defaultPrevented || event.target.name !== 'prompt') return
    event.preventDefault()
    page.dataset.entered = ''
  })
  addEventListener('input', () => delete page.dataset.entered)
  // So is a press on a button of the prerendered home, the last one.
  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-home-of] button')
    if (!button) return
    for (const other of document.querySelectorAll('[data-pressed]')) delete other.dataset.pressed
    button.dataset.pressed = ''
  })
})()
