ALTER TABLE "messages" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(content)) STORED;--> statement-breakpoint
CREATE INDEX "applications_folded" ON "applications" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "books_folded" ON "books" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_folded" ON "offers" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_folded" ON "organizations" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_folded" ON "projects" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_orders_folded" ON "shop_orders" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tech_cards_folded" ON "tech_cards" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);