// The browsers for tests, and faketime, which sets another date. Missing programs are installed from Debian.
import { existsSync } from 'node:fs'
import { runCommand } from './child-processes.mjs'

const programs = {
  chromium: { setting: 'PRESS_CHROMIUM', program: '/usr/bin/chromium', packages: ['chromium'] },
  // Headless Chromium. The window of full Chromium would take as much time as the pages. Headless Chromium renders text
  // differently, so it is not used for pictures.
  shell: {
    setting: 'PRESS_CHROMIUM_SHELL',
    program: '/usr/bin/chromium-headless-shell',
    packages: ['chromium-headless-shell'],
  },
  firefox: { setting: 'PRESS_FIREFOX', program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  // WebKit cannot run without a screen, so Xvfb provides a virtual screen.
  webkit: { setting: 'PRESS_WEBKIT', program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
  faketime: { setting: 'PRESS_FAKETIME', program: '/usr/bin/faketime', packages: ['faketime'] },
}

/** Installs those of the given programs that are missing. */
export async function install(...names) {
  const missing = names
    .map((name) => programs[name])
    .filter(({ setting, program }) => !existsSync(process.env[setting] ?? program))
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    throw new Error(
      `Missing: ${missing.map(({ program }) => program).join(', ')}. Install it and set ${missing.map(({ setting }) => setting).join(', ')} to its path.`,
    )
  const quietEnv = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['fonts-dejavu-core', ...missing.flatMap(({ packages: programPackages }) => programPackages)]
  await runCommand('apt-get', ['update', '-qq'], quietEnv)
  await runCommand(
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    quietEnv,
  )
}
