'use client'

import { DateField } from '@press/ui'
import { useState } from 'react'

export function Deadline() {
  const [day, setDay] = useState('')
  return (
    <>
      <DateField label="Срок" value={day} onValueChange={setDay} />
      <output>{day}</output>
    </>
  )
}
