CREATE TABLE "card_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"content" text NOT NULL,
	"author_id" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_remarks_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
DROP INDEX "messages_changed";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "picture_file_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remarked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_remarks" ADD CONSTRAINT "card_remarks_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_remarks" ADD CONSTRAINT "card_remarks_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_remarks" ADD CONSTRAINT "card_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_remarks" ADD CONSTRAINT "card_remarks_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_remarks_card" ON "card_remarks" USING btree ("tech_card_id");--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("conversation_id",greatest(deleted_at, edited_at, remarked_at)) WHERE greatest(deleted_at, edited_at, remarked_at) is not null;