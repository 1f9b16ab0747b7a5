import {
  Button,
  Checkbox,
  Container,
  createTheme,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Snackbar,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  TableSortLabel,
  Tabs,
  TextField,
  ThemeProvider,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  useColorScheme,
} from '@mui/material'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, pageSize, runs, statuses, useRuns } from '../rows.ts'

function Runs() {
  const { sort, sortBy, page, setPage, rows } = useRuns()
  return (
    <>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, numeric }) => (
              <TableCell key={key} {...(numeric && { align: 'right' })}>
                <TableSortLabel
                  active={sort.key === key}
                  direction={sort.direction === 'ascending' ? 'asc' : 'desc'}
                  onClick={() => sortBy(key)}
                >
                  {header}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map(({ key, numeric }) => (
                <TableCell key={key} {...(numeric && { align: 'right' })}>
                  {row[key]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={runs.length}
        page={page - 1}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={(_event, next) => setPage(next + 1)}
      />
    </>
  )
}

function Screen() {
  const { mode, setMode } = useColorScheme()
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [tab, setTab] = useState('runs')
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup exclusive value={mode ?? null} onChange={(_event, next: 'light' | 'dark') => setMode(next)}>
        <ToggleButton value="light">Светлая</ToggleButton>
        <ToggleButton value="dark">Тёмная</ToggleButton>
      </ToggleButtonGroup>
      <TextField label="Книга" />
      <TextField select label="Статус" defaultValue="">
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {status}
          </MenuItem>
        ))}
      </TextField>
      <DatePicker label="Дата" />
      <FormControlLabel control={<Checkbox />} label="Срочно" />
      <Stack direction="row" spacing={1}>
        <Tooltip title="Сохранит и останется здесь">
          <Button variant="contained" onClick={() => setIsSaved(true)}>
            Сохранить
          </Button>
        </Tooltip>
        <Button onClick={() => setIsOpen(true)}>Удалить</Button>
      </Stack>
      <Snackbar open={isSaved} autoHideDuration={4000} onClose={() => setIsSaved(false)} message="Сохранено" />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Удалить тираж?</DialogTitle>
        <DialogContent>Вернуть его нельзя.</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Удалить</Button>
        </DialogActions>
      </Dialog>
      <Tabs value={tab} onChange={(_event, next: string) => setTab(next)}>
        <Tab value="runs" label="Тиражи" />
        <Tab value="notes" label="Заметки" />
      </Tabs>
      {tab === 'runs' ? <Runs /> : 'Заметок нет.'}
    </Stack>
  )
}

const theme = createTheme({ colorSchemes: { light: true, dark: true }, cssVariables: { colorSchemeSelector: 'class' } })
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(
  <ThemeProvider theme={theme} defaultMode="light">
    <CssBaseline />
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Container>
        <Screen />
      </Container>
    </LocalizationProvider>
  </ThemeProvider>,
)
