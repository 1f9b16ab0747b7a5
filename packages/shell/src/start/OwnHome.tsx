import { Navigate } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'

/** Leads the person who is signed in to their own home screen. */
export function OwnHome() {
  return <Navigate to={getHomePath()} replace />
}
