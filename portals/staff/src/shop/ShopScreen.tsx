import { act, useCall, type AnswerOf } from '@press/client'
import { useParams } from '@press/shell'
import { ShopForm, toShopValues, type ShopBody, type ShopValues } from '@press/ui'
import { PublishScreen } from '../shared/publications/PublishScreen.tsx'

type Answer = AnswerOf<'GET /api/products/{id}'>

/** The form that publishes a book in the press's shop, and the earlier publications. */
export function ShopScreen() {
  const id = Number(useParams()['id'])
  return (
    <PublishScreen<Answer, ShopValues, ShopBody>
      id={id}
      result={useCall('GET /api/products/{id}', { params: { id } })}
      namespace="shop"
      draftName={`shop.${id}`}
      hostOf={({ shop }) => shop}
      send={(body) => act('POST /api/products/sync', { body: { ...body, external_techcard_id: id } })}
    >
      {({ product, shop }, draft, common) => (
        <ShopForm defaultValues={draft ?? toShopValues(product)} number={id} shop={shop} {...common} />
      )}
    </PublishScreen>
  )
}
