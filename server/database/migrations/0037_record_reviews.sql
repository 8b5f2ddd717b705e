ALTER TABLE "record_drafts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "status" text DEFAULT 'DRAFT' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "review" text;--> statement-breakpoint
CREATE INDEX "record_drafts_waiting" ON "record_drafts" USING btree ("saved_at") WHERE status <> 'DRAFT';