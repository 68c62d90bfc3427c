/**
 * A bookmark that takes the recipe data of the page it is pressed on to this Roux, in the part of an address that no
 * server is sent.
 */
export function bookmarkletOf(origin: string): string {
  const script = `(()=>{const data=[...document.querySelectorAll('script[type*="ld+json"]')].filter(({text})=>text.includes('Recipe')).map(({outerHTML})=>outerHTML).join('').slice(0,400000);open(${JSON.stringify(`${origin}/bring-in#`)}+encodeURIComponent(JSON.stringify({url:location.href.split('#')[0],data})))})()`
  return `javascript:${encodeURIComponent(script)}`
}
