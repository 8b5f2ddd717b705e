ALTER TABLE "comments" ADD COLUMN "guest_link" text;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "fields" text;--> statement-breakpoint
CREATE INDEX "comments_of_link" ON "comments" USING btree ("guest_link");