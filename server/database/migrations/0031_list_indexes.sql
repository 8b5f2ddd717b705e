DROP INDEX "events_time";--> statement-breakpoint
CREATE INDEX "documents_changed" ON "documents" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_name" ON "documents" USING btree (lower(left("title", 200)),"id");--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops,"external_url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_changed" ON "events" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "events_name" ON "events" USING btree (lower(left("title", 200)),"id");--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_location" ON "events" USING btree ("location_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "events_off_site" ON "events" USING btree ("starts_at") WHERE "events"."record_status" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "media_items_time" ON "media_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_items_name" ON "media_items" USING btree (lower(left("display_name", 200)),"id");--> statement-breakpoint
CREATE INDEX "media_items_words" ON "media_items" USING gin ("display_name" gin_trgm_ops,"caption" gin_trgm_ops,"alt_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_undescribed" ON "media_items" USING btree ("created_at","id") WHERE "media_items"."alt_text" = '' and not "media_items"."is_decorative";--> statement-breakpoint
CREATE INDEX "posts_time" ON "posts" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "posts_changed" ON "posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_name" ON "posts" USING btree (lower(left("title", 200)),"id");--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_time" ON "events" USING btree ("starts_at","id");