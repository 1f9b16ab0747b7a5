// Runs before the first paint: the stored theme, density and language stand on <html> before anything is drawn.
try {
  const choices = {
    theme: ['light', 'dark', 'semi-light', 'semi-dark'],
    density: ['comfortable', 'compact'],
    locale: ['ru', 'kz', 'en'],
  }
  for (const [name, allowed] of Object.entries(choices)) {
    const value = localStorage.getItem(`press.${name}`)
    if (!allowed.includes(value)) continue
    if (name === 'locale') document.documentElement.lang = value === 'kz' ? 'kk' : value
    else document.documentElement.dataset[name] = value
  }
} catch {
  // Storage is closed: the defaults stand in the page itself.
}
