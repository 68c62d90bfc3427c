import { useEffect } from 'react'

// Stands in for the package react-style-singleton, with its three exports: constructed stylesheets need no inline
// <style>, which the Content-Security-Policy refuses. Radix locks the scrolling behind a dialog with it.

interface SheetSingleton {
  add(css: string): void
  remove(): void
}

/** @public One sheet, on the page for as long as somebody uses it. */
export function stylesheetSingleton(): SheetSingleton {
  const sheet = new CSSStyleSheet()
  let uses = 0
  return {
    add(css) {
      uses += 1
      if (uses > 1) return
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      uses -= 1
      if (uses === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/** @public The same as a hook; only dynamic styles are applied again when they change. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function useStyle(styles: string, isDynamic = false): void {
    // biome-ignore lint/correctness/useExhaustiveDependencies: static styles are not to be applied again
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [isDynamic && styles])
  }
}

/** @public The same as a component. */
export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function StyleSheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic)
    return null
  }
}
