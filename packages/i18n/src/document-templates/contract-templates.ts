import type { ContractKind, ContractTemplate, TemplateSection } from '@press/domain'
import author from '../contracts/author.json' with { type: 'json' }
import biz from '../contracts/biz.json' with { type: 'json' }
import common from '../contracts/common.json' with { type: 'json' }
import confidence from '../contracts/confidence.json' with { type: 'json' }
import gph from '../contracts/gph.json' with { type: 'json' }
import itd from '../contracts/itd.json' with { type: 'json' }
import neconc from '../contracts/neconc.json' with { type: 'json' }
import op from '../contracts/op.json' with { type: 'json' }
import personal from '../contracts/personal.json' with { type: 'json' }

/** The type of a template file. A section is written in full, or is the name of a shared section in `common.json`. */
type TemplateFile = Omit<ContractTemplate, 'sections'> & { sections: (TemplateSection | string)[] }

const sharedSections: Readonly<Record<string, TemplateSection>> = common

function resolveSection(entry: TemplateSection | string): TemplateSection {
  if (typeof entry !== 'string') return entry
  const section = sharedSections[entry]
  if (!section) throw new Error(`No shared section «${entry}»`)
  return section
}

const resolveTemplate = ({ sections, ...rest }: TemplateFile): ContractTemplate => ({
  ...rest,
  sections: sections.map(resolveSection),
})

/** The default template of each kind of contract, which is used until the press changes it. */
export const firstContractTemplates: Readonly<Record<ContractKind, ContractTemplate>> = {
  author: resolveTemplate(author),
  op: resolveTemplate(op),
  biz: resolveTemplate(biz),
  itd: resolveTemplate(itd),
  gph: resolveTemplate(gph),
  neconc: resolveTemplate(neconc),
  confidence: resolveTemplate(confidence),
  personal: resolveTemplate(personal),
}
