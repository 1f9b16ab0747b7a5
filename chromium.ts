/** How every test of this repository starts Debian's Chromium: quiet, offline, and drawing the same pixels each time. */
export const chromium = {
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
