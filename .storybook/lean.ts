import * as React from 'react'

/**
 * The React that warns takes a stack with each element it makes, so that a warning can tell who owns it: a fifth of what a
 * story costs. It leaves that out beyond ten thousand elements in a second, and here from the first.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals && typeof internals === 'object')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
