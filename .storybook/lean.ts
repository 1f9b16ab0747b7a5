import * as React from 'react'

/**
 * React's development build captures a stack trace for each element, to name its owner in a warning. This takes a fifth of a
 * story's time. React stops capturing after ten thousand elements in a second, so an infinite count turns the capture off.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals && typeof internals === 'object')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
