import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { statuses, getStatus } from './status.ts'

// Shows the status next to the name of each component whose status is not `ready`.
addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name, tags }) => {
      const status = type === 'component' ? getStatus(tags) : undefined
      if (!status || status === 'ready') return name
      // Calls `createElement`, because Storybook builds this file against a global React, which JSX does not use.
      const mark = createElement('small', { title: statuses[status], style: { opacity: 0.75 } }, status)
      return createElement('span', null, name, ' ', mark)
    },
  },
})
