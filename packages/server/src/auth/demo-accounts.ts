/** The domain of the demo accounts, which are `<role>@demo.press`. The login page offers these accounts unless PRESS_DEMO is 0. */
export const demoDomain = 'demo.press'
export const demoPassword = 'Press-demo-1'
