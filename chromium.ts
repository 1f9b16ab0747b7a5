/** How every test of this repository starts Debian's Chromium: quiet, offline, and drawing the same pixels each time. */
export const chromium = {
  // In the bare locale it cannot open a file whose name is not Latin.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  executablePath: process.env['PRESS_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
}
