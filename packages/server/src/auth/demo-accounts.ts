/** Demo accounts are `<role>@demo.press`; the login page offers them as long as PRESS_DEMO is not 0. */
export const demoDomain = 'demo.press'
export const demoPassword = 'Press-demo-1'
