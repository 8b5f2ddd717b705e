CREATE INDEX "activities_saved" ON "activities" USING btree ("updated_at","id","location_id") WHERE "activities"."updated_by_name" <> '';--> statement-breakpoint
CREATE INDEX "faqs_saved" ON "faqs" USING btree ("updated_at","id","location_id") WHERE "faqs"."updated_by_name" <> '';--> statement-breakpoint
CREATE INDEX "events_saved" ON "events" USING btree ("updated_at","id","location_id") WHERE "events"."updated_by_name" <> '';--> statement-breakpoint
CREATE INDEX "posts_saved" ON "posts" USING btree ("updated_at","id","location_id") WHERE "posts"."updated_by_name" <> '';--> statement-breakpoint
CREATE INDEX "galleries_saved" ON "galleries" USING btree ("updated_at","id","location_id") WHERE "galleries"."updated_by_name" <> '';