import { Navigate } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'

/** Redirects the signed-in person to their home screen. */
export function OwnHome() {
  return <Navigate to={getHomePath()} replace />
}
