import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { statuses, getStatus } from './status.ts'

// What is ready needs no mark; beside the others stands how far they are.
addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name, tags }) => {
      const status = type === 'component' ? getStatus(tags) : undefined
      if (!status || status === 'ready') return name
      // No JSX: Storybook builds this file for a React that is global.
      const mark = createElement('small', { title: statuses[status], style: { opacity: 0.75 } }, status)
      return createElement('span', null, name, ' ', mark)
    },
  },
})
