// Ticks for a page that is hidden: its own timers may be let go off once a minute then, a worker's are not.
setInterval(() => postMessage(null), 250)
